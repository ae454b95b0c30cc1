import { MenuItem, TextField } from '@mui/material'
import { useGetList, useListFilterContext } from 'ra-core'
import { readFunnel } from '../../../contracts/calls/onboarding.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { onboardingFlowResource, type ShownFlow } from '../../../contracts/resources/onboardingFlow.ts'
import { Section } from '../../components/Section.tsx'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Onboarding.module.css'
import { spanOf } from './span.ts'

const MAX_FLOWS = 100

/** How far the applicants of a flow came: of the one that the list is filtered by, or the newest. Choosing another filters the list by it. */
const Funnel = () => {
  const text = useTexts('onboardingScreen')
  const locale = useLocale()
  const { filterValues, setFilters } = useListFilterContext()
  const { data: flows } = useGetList<ShownFlow>(onboardingFlowResource.name, {
    pagination: { page: 1, perPage: MAX_FLOWS },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  })
  const chosen: unknown = filterValues.planId
  const busiest = flows?.toSorted((a, b) => b.responses - a.responses)[0]
  const flow = flows?.find(({ id }) => id === chosen) ?? busiest
  const { data } = useCallQuery(readFunnel, { params: { id: flow?.id ?? '' } }, { enabled: flow !== undefined })
  if (!flows || !flow) return null
  return (
    <div className={styles.funnelCard}>
      <Section title={text('funnel.title')}>
        <div className={styles.funnelHead}>
          <TextField
            select
            size="small"
            label={text('funnel.flow')}
            value={flow.id}
            onChange={event => setFilters({ ...filterValues, planId: event.target.value })}
          >
            {flows.map(({ id, title }) => (
              <MenuItem key={id} value={id}>
                {title[locale]}
              </MenuItem>
            ))}
          </TextField>
          {data && <Figures funnel={data} />}
        </div>
        {data && data.started === 0 && <p className={styles.quiet}>{text('funnel.empty')}</p>}
        {data && data.started > 0 && <Steps funnel={data} />}
        {data?.isCapped && <p className={styles.quiet}>{text('funnel.capped')}</p>}
      </Section>
    </div>
  )
}

export default Funnel

type Reply = SuccessReply<typeof readFunnel>

const Figures = ({ funnel: { started, completed } }: { funnel: Reply }) => {
  const text = useTexts('onboardingScreen')
  const figures = [
    { label: text('funnel.started'), value: formatCount(started) },
    { label: text('funnel.completed'), value: formatCount(completed) },
    { label: text('funnel.rate'), value: started > 0 ? `${Math.round((completed / started) * 100)}%` : '–' },
  ]
  return figures.map(({ label, value }) => (
    <div key={label} className={styles.figure}>
      <span>{label}</span>
      <b className="num">{value}</b>
    </div>
  ))
}

const Steps = ({ funnel: { started, steps } }: { funnel: Reply }) => {
  const text = useTexts('onboardingScreen')
  const locale = useLocale()
  return (
    <table className={styles.funnel}>
      <thead>
        <tr>
          <th scope="col">{text('funnel.step')}</th>
          <th scope="col">{text('funnel.reached')}</th>
          <th scope="col">{text('funnel.answered')}</th>
          <th scope="col">{text('funnel.lost')}</th>
          <th scope="col">{text('funnel.median')}</th>
        </tr>
      </thead>
      <tbody className="num">
        {steps.map(({ id, title, reached, answered, lost, medianSeconds }) => (
          <tr key={id}>
            <th scope="row">
              {title[locale]}
              <progress
                className={styles.bar}
                max={started}
                value={answered}
                aria-label={text('funnel.bar', { answered, reached })}
              />
            </th>
            <td>{formatCount(reached)}</td>
            <td>{formatCount(answered)}</td>
            <td>{formatCount(lost)}</td>
            <td>{medianSeconds === null ? '–' : spanOf(medianSeconds, text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
