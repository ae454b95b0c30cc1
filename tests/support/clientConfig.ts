import { type ClientConfig, clientConfigId } from '../../contracts/platform/clientConfig.ts'

/** The configuration in the HTML of a page. */
export function clientConfigIn(html: string): ClientConfig {
  const [, json = ''] =
    new RegExp(`<script type="application/json" id="${clientConfigId}">(.*?)</script>`).exec(html) ?? []
  return JSON.parse(json) as ClientConfig
}
