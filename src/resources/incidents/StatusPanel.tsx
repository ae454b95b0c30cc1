import { Button } from '@mui/material'
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { previewStatus, setStatusPage } from '../../../contracts/calls/status.ts'
import { type ComponentState, statusComponents } from '../../../contracts/pages/statusPage.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Incidents.module.css'

const looks = {
  operational: { tone: 'success', icon: CircleCheck },
  unknown: { tone: 'neutral', icon: CircleHelp, dashed: true },
  degraded: { tone: 'warning', icon: TriangleAlert },
  outage: { tone: 'danger', icon: CircleX },
} as const

/** What the public page says now, and whether it is public. */
export const StatusPanel = () => {
  const text = useTexts('adminStatus')
  const locale = useLocale()
  const { time } = useDateFormats()
  const { data, error } = useCallQuery(previewStatus, {})
  if (error && !data) return <InlineAlert tone="warning">{text('failed')}</InlineAlert>
  if (!data) return <p className={styles.lead}>{text('lead')}</p>
  const { isPublic, status } = data
  return (
    <>
      <p className={styles.lead}>{text('lead')}</p>
      <InlineAlert tone={isPublic ? 'success' : 'info'} action={<PageButtons isPublic={isPublic} />}>
        {text(isPublic ? 'page.on' : 'page.off')}
      </InlineAlert>
      <section className={styles.panel}>
        <div className={styles.line}>
          <Chip state={status.headline} />
          <span className={`num ${styles.quiet}`}>{text('measured', { time: time(status.measuredAt) })}</span>
        </div>
        <ul className={styles.components}>
          {status.components.map(({ id, state }) => (
            <li key={id}>
              {statusComponents[id][locale]} <Chip state={state} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const Chip = ({ state }: { state: ComponentState }) => (
  <ToneChip {...looks[state]} label={useTexts('adminStatus')(`states.${state}`)} />
)

const PageButtons = ({ isPublic }: { isPublic: boolean }) => {
  const text = useTexts('adminStatus')
  const maySet = useStaffCanCall(setStatusPage)
  const [isAsking, setAsking] = useState(false)
  const words = isPublic ? (['hide', 'hidden'] as const) : (['publish', 'published'] as const)
  return (
    <>
      {isPublic && (
        <Button size="small" color="inherit" component="a" href={paths.status} target="_blank" rel="noreferrer">
          {text('page.open')}
        </Button>
      )}
      {maySet && (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {text(`page.${words[0]}`)}
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          call={setStatusPage}
          body={{ isPublic: !isPublic }}
          fields={[reasonField]}
          title={text(`page.${words[0]}Title`)}
          detail={text(`page.${words[0]}Detail`)}
          confirm={text(`page.${words[0]}`)}
          done={text(`page.${words[1]}`)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
