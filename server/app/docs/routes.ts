import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import swagger from '@fastify/swagger'
import { z } from 'zod'
import { paths } from '../../../contracts/platform/paths.ts'
import { once } from '../../engines/once.ts'
import { compressText, sendCompressed } from '../../platform/http/compression.ts'
import { escapeHtml } from '../../platform/http/escapeHtml.ts'
import { docsContentSecurityPolicy } from '../../platform/http/securityPolicies.ts'
import { plainSchema } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { addExamples, type OpenApi } from './examples.ts'
import { openapiOptions } from './openapi.ts'
import { type Reference, references } from './references.ts'
import { openApiWebhooks } from './webhooks.ts'

const ofPackage = (name: string) => fileURLToPath(import.meta.resolve(name))

/** Files of the reference, by name under `/docs/`; nothing comes from another origin. */
const files = {
  'reference.css': fileURLToPath(new URL('./reference.css', import.meta.url)),
  'reference.js': fileURLToPath(new URL('./reference.js', import.meta.url)),
  'rapidoc.js': ofPackage('rapidoc'),
  'inter.woff2': ofPackage('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
}

/**
 * Serves `/openapi.json`, generated from the routes registered afterwards, and the pages that render its parts. Each document is made
 * and compressed when it is first requested.
 */
export async function docsRoutes(app: App, ctx: HttpContext): Promise<void> {
  await app.register(swagger, openapiOptions(ctx.config))
  await app.register(staticFiles, { serve: false, root: dirname(files['rapidoc.js']), preCompressed: true })

  const whole = once(async () => {
    const document = app.swagger() as unknown as OpenApi
    await addExamples(document)
    return { ...document, webhooks: openApiWebhooks() }
  })
  serveDocument(app, '/openapi.json', whole)
  const helmet = { contentSecurityPolicy: docsContentSecurityPolicy(ctx.config) }
  for (const reference of references) {
    serveDocument(app, reference.document, async () => reference.part(await whole()))
    const page = await compressText(referencePage(ctx.config.BRAND_NAME, reference))
    app.get(reference.path, { helmet }, async (request, reply) => {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      return sendCompressed(request, reply, page)
    })
  }
  for (const [name, file] of Object.entries(files)) {
    app.get(`${paths.docs}/${name}`, async (_request, reply) => reply.sendFile(basename(file), dirname(file)))
  }
}

function serveDocument(app: App, url: string, make: () => Promise<OpenApi>): void {
  const text = once(async () => compressText(JSON.stringify(await make())))
  app.get(url, { schema: plainSchema(z.unknown()) }, async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache')
    return sendCompressed(request, reply, await text())
  })
}

/** A page of the API reference. Everything it loads comes from this server; `reference.js` applies the colours of the chosen theme. */
const referencePage = (brandName: string, { title, description, document }: Reference): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${description}" />
    <title>${title}, ${escapeHtml(brandName)}</title>
    <link rel="preload" href="${document}" as="fetch" crossorigin />
    <link rel="icon" type="image/svg+xml" href="/theme/mark.svg" />
    <link rel="stylesheet" href="/docs/reference.css" />
    <script type="module" src="/docs/reference.js"></script>
    <script type="module" src="/docs/rapidoc.js"></script>
  </head>
  <body>
    <header class="unseen"><h1>${title}, ${escapeHtml(brandName)}</h1></header>
    <noscript><p>This page needs JavaScript. Its content is also in <a href="${document}">${document}</a>.</p></noscript>
    <rapi-doc
      spec-url="${document}"
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
