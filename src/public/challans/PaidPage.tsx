import { ResultPage, resultHead } from './ResultPage.tsx'

const PaidPage = () => <ResultPage landed="paid" />

export default PaidPage

export const head = resultHead('paid')
