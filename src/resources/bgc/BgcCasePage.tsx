import CasePage from '../cases/CasePage.tsx'
import { Findings } from './Findings.tsx'

/** A background verification: its checks with what was stated and found, the notice before a refusal, then the steps. */
const BgcCasePage = () => <CasePage Findings={Findings} />

export default BgcCasePage
