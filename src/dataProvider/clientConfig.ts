import { type ClientConfig, clientConfigId } from '../../contracts/platform/clientConfig.ts'

export type { ClientConfig } from '../../contracts/platform/clientConfig.ts'

/** The configuration that the server wrote into the page. */
export const clientConfig = (): ClientConfig => JSON.parse(document.getElementById(clientConfigId)?.textContent ?? '')
