import { useSearchParams } from 'react-router-dom'
import PlanBuilder from '../plans/builder/PlanBuilder.tsx'
import { ChooseTemplate } from './ChooseTemplate.tsx'

/** `/onboarding-solution`: begins a flow with a template or a blank page, then builds it. */
const CreateFlow = () => {
  const [search] = useSearchParams()
  const isChosen = search.has('from') || search.has('template')
  return isChosen ? <PlanBuilder /> : <ChooseTemplate />
}

export default CreateFlow
