/** The bundler lists a chunk's dependencies next to its import. In this file the list loads with the first click, not with every page. */
export const loadFundingDialog = () => import('./FundingDialog.tsx')
