/** The pages beside the list and the comparison. */
export { DownloadPage } from './DownloadPage.tsx'
export { RunPage } from './RunPage.tsx'
export { VerifyPage } from './VerifyPage.tsx'
