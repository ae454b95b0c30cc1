import { inputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listTemplates } from './listTemplates.ts'
import { ownTemplate, presentTemplate } from './presentTemplate.ts'
import { addTemplate, changeTemplate, removeTemplate } from './saveTemplate.ts'

export function templatesRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, inputTemplate, {
    list: (scope, query) => listTemplates(ctx, scope, query),
    show: async (scope, id) => presentTemplate(await ownTemplate(ctx.db, scope, id)),
    create: (scope, asked) => addTemplate(ctx, scope, asked),
    update: (scope, id, asked) => changeTemplate(ctx, scope, id, asked),
    remove: (scope, id) => removeTemplate(ctx, scope, id),
  })
}
