const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, character => escapes[character] ?? character)

/** The API reference. Everything it loads comes from this server; `reference.js` puts the colours of the chosen mode on it. */
export const docsPage = (brandName: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>API reference, ${escaped(brandName)}</title>
    <link rel="icon" type="image/svg+xml" href="/theme/mark.svg" />
    <link rel="stylesheet" href="/docs/reference.css" />
    <script type="module" src="/docs/reference.js"></script>
    <script type="module" src="/docs/rapidoc.js"></script>
  </head>
  <body>
    <header class="unseen"><h1>API reference, ${escaped(brandName)}</h1></header>
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
      <a slot="nav-logo" class="brand" href="/"><img src="/theme/mark.svg" alt="" width="24" height="24" />${escaped(brandName)}</a>
    </rapi-doc>
  </body>
</html>
`
