/** The installation's own gateway: `SOURCE_URL`, asked in our own form. As a provider it has prices only. */
export const OWN_GATEWAY = 'own-gateway'
