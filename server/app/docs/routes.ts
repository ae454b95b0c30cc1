import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import swagger from '@fastify/swagger'
import { z } from 'zod'
import { paths } from '../../../contracts/paths.ts'
import { escapeHtml } from '../../platform/http/escapeHtml.ts'
import { docsContentSecurityPolicy } from '../../platform/http/securityPolicies.ts'
import { plainSchema } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { addExamples, type OpenApi } from './examples.ts'
import { openapiOptions } from './openapi.ts'

const own = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))
const ofPackage = (name: string) => fileURLToPath(import.meta.resolve(name))

/** Files of the reference, by name under `/docs/`; nothing comes from another origin. */
const files = {
  'reference.css': own('reference.css'),
  'reference.js': own('reference.js'),
  'rapidoc.js': ofPackage('rapidoc'),
  'inter.woff2': ofPackage('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
}

/** Serves `/openapi.json`, generated from the routes registered afterwards, and `/docs`, which renders it. */
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

/** The API reference. Everything it loads comes from this server; `reference.js` applies the colours of the chosen theme. */
const docsPage = (brandName: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>API reference, ${escapeHtml(brandName)}</title>
    <link rel="icon" type="image/svg+xml" href="/theme/mark.svg" />
    <link rel="stylesheet" href="/docs/reference.css" />
    <script type="module" src="/docs/reference.js"></script>
    <script type="module" src="/docs/rapidoc.js"></script>
  </head>
  <body>
    <header class="unseen"><h1>API reference, ${escapeHtml(brandName)}</h1></header>
    <rapi-doc
      spec-url="/openapi.json"
      render-style="focused"
      schema-style="table"
      default-schema-tab="example"
      load-fonts="false"
      regular-font="Inter, system-ui, sans-serif"
      mono-font="ui-monospace, monospace"
      font-size="default"
      show-header="false"
      allow-spec-file-download="true"
      allow-spec-url-load="false"
      allow-spec-file-load="false"
      show-method-in-nav-bar="false"
      nav-item-spacing="compact"
      use-path-in-nav-bar="false"
      persist-auth="false"
    >
      <a slot="nav-logo" class="brand" href="/"><img src="/theme/mark.svg" alt="" width="24" height="24" />${escapeHtml(brandName)}</a>
    </rapi-doc>
  </body>
</html>
`
