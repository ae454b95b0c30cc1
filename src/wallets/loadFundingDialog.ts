/** The build writes the names of all that a chunk needs beside its import: here they load with the first press, not with every page. */
export const loadFundingDialog = () => import('./FundingDialog.tsx')
