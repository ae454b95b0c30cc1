import PlanPage from '../plans/PlanPage.tsx'
import { FlowLinkCard } from './FlowLinkCard.tsx'

/** A flow: its public link, its steps, how the result is found, what a response costs, and its versions. */
const FlowPage = () => <PlanPage aside={FlowLinkCard} />

export default FlowPage
