import type { SandboxSsoRequest } from '../../../contracts/calls/sandboxSso.ts'
import * as calls from '../../../contracts/calls/sandboxSso.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { peopleFor } from '../../people/accounts/sso/sandboxIssuer.ts'
import type { SandboxPerson } from '../../people/accounts/sso/sandboxPeople.ts'
import type { Config } from '../../platform/config/config.ts'
import { escapeHtml } from '../../platform/http/escapeHtml.ts'
import { callUrl } from '../../platform/http/serveCall.ts'
import { translate } from '../../platform/translate.ts'

/** The page of the sandbox's issuer: a link for each person, which leads back to the product. It needs no script. */
export function sandboxSsoPage(config: Config, locale: Locale, request: SandboxSsoRequest): string {
  const say = (key: 'title' | 'lead' | 'back') =>
    escapeHtml(translate(locale, `sso.sandbox.${key}`, { brand: config.BRAND_NAME }))
  const people = peopleFor({ config }, request.redirect_uri)
  const declines = people.find(({ fault }) => fault === 'denied')
  const address = (email: string) =>
    escapeHtml(`${callUrl(calls.chooseSandboxSsoPerson)}?${new URLSearchParams({ ...request, person: email })}`)
  const row = (person: SandboxPerson) => {
    const name = `${person.givenName} ${person.familyName}`
    const label = escapeHtml(translate(locale, 'sso.sandbox.choose', { name }))
    return `<li><a href="${address(person.email)}"><b>${label}</b><span>${escapeHtml(person.email)}</span><small>${escapeHtml(person.about[locale])}</small></a></li>`
  }
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${say('title')}</title>
    <link rel="stylesheet" href="${callUrl(calls.sandboxSsoStyle)}" />
  </head>
  <body>
    <main>
      <h1>${say('title')}</h1>
      <p>${say('lead')}</p>
      <ul>${people
        .filter(one => one !== declines)
        .map(row)
        .join('')}</ul>
      ${declines ? `<p><a href="${address(declines.email)}">${say('back')}</a></p>` : ''}
    </main>
  </body>
</html>
`
}

export const sandboxSsoStyle = `body {
  margin: 0;
  background: #f5f6f8;
  color: #16181d;
  font: 15px/22px system-ui, sans-serif;
}
main {
  box-sizing: border-box;
  max-width: 480px;
  margin: 0 auto;
  padding: 48px 16px;
}
h1 {
  margin: 0 0 8px;
  font-size: 24px;
  line-height: 32px;
}
ul {
  margin: 24px 0;
  padding: 0;
  list-style: none;
}
li a {
  display: grid;
  gap: 2px;
  margin-bottom: 8px;
  padding: 12px 16px;
  border: 1px solid #d5d9e0;
  border-radius: 8px;
  background: #fff;
  color: inherit;
  overflow-wrap: anywhere;
  text-decoration: none;
}
li a:hover {
  border-color: #3b5bdb;
}
span,
small {
  color: #4b5260;
}
small {
  font-size: 13px;
}
p a {
  color: #2f4ac0;
}
@media (prefers-color-scheme: dark) {
  body {
    background: #101216;
    color: #eceef2;
  }
  li a {
    border-color: #343a46;
    background: #191c22;
  }
  span,
  small {
    color: #a9b0bd;
  }
  p a {
    color: #9db0ff;
  }
}
`
