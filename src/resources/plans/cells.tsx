import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { publishPlan } from '../../../contracts/calls/plans.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { planResource, type ShownPlan } from '../../../contracts/resources/plan.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { FieldValue } from '../../components/FieldValue.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { type Translate, useTexts } from '../../i18n/useTexts.ts'

interface CellProps {
  record: ShownPlan
}

/** On a card, which is itself a link. */
export const Title = ({ record: { title } }: CellProps) => title[useLocale()]

export const TitleLink = ({ record }: CellProps) => (
  <Link
    to={withId(paths.casePlanDetail, record.id)}
    // The row is clickable too: without this, a click with a modifier key would also open the row in this tab.
    onClick={event => event.stopPropagation()}
  >
    <Title record={record} />
  </Link>
)

export const priceWords = ({ least, most }: ShownPlan['cost'], text: Translate<'plansScreen'>): string =>
  least === most ? formatPaise(most) : text('price', { least: formatPaise(least), most: formatPaise(most) })

export const Price = ({ record: { cost } }: CellProps) => {
  const text = useTexts('plansScreen')
  return <span className="num">{priceWords(cost, text)}</span>
}

export const Archived = ({ record: { archivedAt } }: CellProps) => (
  <FieldValue field={planResource.fields.archived} value={archivedAt !== null} />
)

export const NewPlanButton = () => {
  const text = useTexts('plansScreen')
  if (!useCanCall(publishPlan)) return null
  return (
    <Button variant="contained" startIcon={<Plus aria-hidden="true" />} component={Link} to={paths.casePlanCreate}>
      {text('create')}
    </Button>
  )
}
