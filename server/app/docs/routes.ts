import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import swagger from '@fastify/swagger'
import { z } from 'zod'
import { paths } from '../../../contracts/paths.ts'
import { docsContentSecurityPolicy } from '../../platform/http/securityPolicies.ts'
import { plainSchema } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import type { OpenApi } from './document.ts'
import { addExamples } from './examples.ts'
import { openapiOptions } from './openapi.ts'
import { docsPage } from './page.ts'

const own = (name: string) => fileURLToPath(new URL(`./docs/${name}`, import.meta.url))
const ofPackage = (name: string) => fileURLToPath(import.meta.resolve(name))

/** What the reference loads, by its name under `/docs/`: nothing comes from another origin. */
const files = {
  'reference.css': own('reference.css'),
  'reference.js': own('reference.js'),
  'rapidoc.js': ofPackage('rapidoc'),
  'inter.woff2': ofPackage('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
}

/** `/openapi.json`, printed from the routes that follow, and `/docs`, which draws it. */
export async function docsRoutes(app: App, ctx: HttpContext): Promise<void> {
  await app.register(swagger, openapiOptions(ctx.config))
  await app.register(staticFiles, { serve: false, root: dirname(files['rapidoc.js']), preCompressed: true })

  let printed: Promise<OpenApi> | undefined
  app.get('/openapi.json', { schema: plainSchema(z.unknown()) }, async () => {
    printed ??= print(app, ctx)
    return printed
  })
  const page = docsPage(ctx.config.BRAND_NAME)
  const helmet = { contentSecurityPolicy: docsContentSecurityPolicy(ctx.config) }
  app.get(paths.docs, { helmet }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  )
  for (const [name, file] of Object.entries(files)) {
    app.get(`${paths.docs}/${name}`, async (_request, reply) => reply.sendFile(basename(file), dirname(file)))
  }
}

async function print(app: App, ctx: HttpContext): Promise<OpenApi> {
  const document = app.swagger() as unknown as OpenApi
  await addExamples(ctx, document)
  return document
}
