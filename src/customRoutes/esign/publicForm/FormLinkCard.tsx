import { Button, Skeleton } from '@mui/material'
import { useState } from 'react'
import { openFormLink, readFormLink, renewFormLink, stopFormLink } from '../../../../contracts/calls/esignForms.ts'
import { formLimits, formStopTexts } from '../../../../contracts/esign/forms.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { CopyBox } from '../../../components/CopyBox.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import type { Field } from '../../../components/form/field.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { QrCode } from '../../../components/QrCode.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { SuccessReply } from '../../../dataProvider/api.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './FormLink.module.css'

type Reply = SuccessReply<typeof readFormLink>
type Shown = NonNullable<Reply['form']>
type Asked = 'open' | 'renew' | 'stop'

/** The public form of a template: on or off, its limits, its link. */
export const FormLinkCard = ({ id }: { id: string }) => {
  const text = useTexts('esignForms')
  const mayEdit = useCanCall(openFormLink)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { data } = useCallQuery(readFormLink, { params: { id } }, { enabled: mayEdit })
  if (!mayEdit) return null
  const isOn = data?.form != null && data.form.stopped === null
  return (
    <Section
      title={text('title')}
      badge={data?.form && <ToneChip tone={isOn ? 'success' : 'neutral'} label={text(isOn ? 'on' : 'off')} />}
    >
      {!data && <Skeleton variant="rounded" height={120} />}
      {data && (
        <div className={styles.card}>
          <p>{text('detail')}</p>
          {data.form && <Link form={data.form} />}
          {!isOn && data.problems[0] && <InlineAlert tone="info">{data.problems[0]}</InlineAlert>}
          <p className={styles.quiet}>{text('price', { price: formatPaise(data.pricePaise) })}</p>
          <div className={styles.actions}>
            <Button
              variant={isOn ? 'outlined' : 'contained'}
              disabled={data.problems.length > 0}
              onClick={() => setAsked('open')}
            >
              {text(isOn ? 'change' : 'switchOn')}
            </Button>
            {data.form && (
              <Button color="inherit" onClick={() => setAsked('renew')}>
                {text('renew.button')}
              </Button>
            )}
            {isOn && (
              <Button color="error" onClick={() => setAsked('stop')}>
                {text('stop.button')}
              </Button>
            )}
          </div>
        </div>
      )}
      {asked === 'open' && <OpenDialog id={id} form={data?.form ?? null} onClose={() => setAsked(null)} />}
      {asked === 'renew' && (
        <ActionDialog
          call={renewFormLink}
          params={{ id }}
          title={text('renew.title')}
          detail={text('renew.detail')}
          confirm={text('renew.button')}
          done={text('renew.done')}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'stop' && (
        <ActionDialog
          danger
          call={stopFormLink}
          params={{ id }}
          title={text('stop.title')}
          detail={text('stop.detail')}
          confirm={text('stop.button')}
          done={text('stop.done')}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}

const Link = ({ form }: { form: Shown }) => {
  const text = useTexts('esignForms')
  const locale = useLocale()
  const { dayMonth } = useDateFormats()
  const { stopped, url, qr, copies, copiesMost, copiesToday, copiesPerDay, until } = form
  return (
    <>
      {stopped !== null && <InlineAlert tone="warning">{formStopTexts[stopped][locale]}</InlineAlert>}
      <div className={styles.link}>
        <QrCode {...qr} label={text('qr')} className={styles.qr} />
        <CopyBox value={url} name={text('link')} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{text('copies')}</dt>
          <dd>{text('of', { count: copies, most: copiesMost })}</dd>
        </div>
        <div>
          <dt>{text('today')}</dt>
          <dd>{text('of', { count: copiesToday, most: copiesPerDay })}</dd>
        </div>
        <div>
          <dt>{text('until')}</dt>
          <dd>{dayMonth(lastMoment(until))}</dd>
        </div>
      </dl>
    </>
  )
}

const INDIA_MS = 5.5 * 3_600_000

/** A form ends with its day, so its end is the beginning of another one. */
const lastMoment = (until: string) => new Date(Date.parse(until) - 1).toISOString()

/** The day in India. */
const lastDay = (until: string) => new Date(Date.parse(lastMoment(until)) + INDIA_MS).toISOString().slice(0, 10)

const OpenDialog = ({ id, form, onClose }: { id: string; form: Shown | null; onClose: () => void }) => {
  const text = useTexts('esignForms')
  const fields: Field<'copiesMost' | 'copiesPerDay' | 'until'>[] = [
    { source: 'copiesMost', kind: 'number', label: text('copies'), half: true },
    { source: 'copiesPerDay', kind: 'number', label: text('perDay'), half: true },
    { source: 'until', kind: 'date', label: text('until'), hint: text('untilHint') },
  ]
  return (
    <ActionDialog
      call={openFormLink}
      params={{ id }}
      fields={fields}
      defaults={{
        copiesMost: form?.copiesMost ?? formLimits.copies.usual,
        copiesPerDay: form?.copiesPerDay ?? formLimits.copiesPerDay.usual,
        ...(form && form.stopped !== 'until' && { until: lastDay(form.until) }),
      }}
      title={text('open.title')}
      detail={text('open.detail')}
      confirm={text('open.button')}
      done={text('open.done')}
      onClose={onClose}
    />
  )
}
