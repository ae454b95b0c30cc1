import { inputTemplate } from '../../../contracts/resources/inputTemplate.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listTemplates, ownTemplate, presentTemplate } from './listTemplates.ts'
import { addTemplate, changeTemplate, removeTemplate } from './saveTemplate.ts'

export function templatesRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, inputTemplate, {
    list: (scope, query) => listTemplates(ctx, scope, query),
    show: async (scope, id) => presentTemplate(ctx.vault, await ownTemplate(ctx.db, scope, id)),
    create: (scope, body) => addTemplate(ctx, scope, body),
    update: (scope, id, body) => changeTemplate(ctx, scope, id, body),
    remove: (scope, id) => removeTemplate(ctx, scope, id),
  })
}
