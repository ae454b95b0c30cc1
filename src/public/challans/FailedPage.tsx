import { ResultPage, resultHead } from './ResultPage.tsx'

const FailedPage = () => <ResultPage landed="failed" />

export default FailedPage

export const head = resultHead('failed')
