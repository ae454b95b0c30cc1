import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useGetList, useGetOne } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { startCase } from '../../../contracts/calls/cases.ts'
import { purposes } from '../../../contracts/platform/codes.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { locales } from '../../../contracts/platform/text.ts'
import type { ShownPlan, ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useField } from '../../components/form/useField.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { languageNames, useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Cases.module.css'

const MAX_PLANS = 100

interface StartCaseDialogProps {
  /** The one that is chosen at first; the newest by default. */
  planId?: string
  /** The resource of the plans that are offered; those that the account builds for itself if absent. */
  plansOf?: string
  /** The page of the case that was started. */
  page?: string
  title?: string
  onClose: () => void
}

/** Plan, person, purpose and consent, with what the case will cost. Opens the case. */
const StartCaseDialog = ({
  planId,
  plansOf = 'plans',
  page = paths.caseDetail,
  title,
  onClose,
}: StartCaseDialogProps) => {
  const text = useTexts('casesScreen')
  const check = useTexts('verifications')
  const locale = useLocale()
  const navigate = useNavigate()
  const { data: plans } = useGetList<ShownPlan>(plansOf, {
    filter: { archived: false },
    pagination: { page: 1, perPage: MAX_PLANS },
    sort: { field: 'createdAt', order: 'DESC' },
  })
  if (!plans) return null
  const [newest] = plans
  return (
    <ActionDialog
      guard
      call={startCase}
      title={title ?? text('dialog.title')}
      detail={!newest && <InlineAlert tone="info">{`${text('noPlans')}. ${text('noPlansDetail')}`}</InlineAlert>}
      fields={[
        {
          source: 'planId',
          kind: 'select',
          label: text('dialog.plan'),
          choices: plans.map(({ id, title }) => ({ value: id, label: title[locale] })),
        },
        { source: 'subject', component: <SubjectInputs /> },
        {
          source: 'purpose',
          kind: 'select',
          half: true,
          label: check('form.purpose'),
          choices: purposes.map(value => ({ value, label: check(`purpose.${value}`) })),
        },
        { source: 'reference', half: true, label: check('form.reference') },
        { source: 'consent', component: <ConsentInput /> },
      ]}
      defaults={{ planId: planId ?? newest?.id ?? '', subject: { name: '', email: '', phone: '', locale } }}
      confirm={text('start')}
      done={text('dialog.started')}
      onDone={({ id }) => void navigate(withId(page, id))}
      onClose={onClose}
    >
      <PlanCost plansOf={plansOf} />
    </ActionDialog>
  )
}

export default StartCaseDialog

const SubjectInputs = () => {
  const text = useTexts('casesScreen')
  const { register, formState } = useFormContext<{ subject: Record<string, string> }>()
  const input = (name: 'name' | 'email' | 'phone', hint?: string) => {
    const problem = formState.errors.subject?.[name]?.message
    return (
      <TextField
        label={text(`dialog.${name}`)}
        error={problem !== undefined}
        helperText={problem ?? hint}
        autoComplete="off"
        {...register(`subject.${name}`, { setValueAs: (value: string) => value.trim() || null })}
      />
    )
  }
  return (
    <div className={styles.subjectInputs}>
      {input('name')}
      {input('email', text('dialog.emailHint'))}
      {input('phone', text('dialog.phoneHint'))}
      <TextField select label={text('dialog.language')} defaultValue={useLocale()} {...register('subject.locale')}>
        {locales.map(value => (
          <MenuItem key={value} value={value}>
            {languageNames[value]}
          </MenuItem>
        ))}
      </TextField>
    </div>
  )
}

/** The contract takes nothing but a yes. */
const ConsentInput = () => {
  const text = useTexts('casesScreen')
  const check = useTexts('verifications')
  const { value, onChange, ref, problem } = useField({
    check: given => (given === true ? undefined : check('form.consentMissing')),
  })
  return (
    <div>
      <FormControlLabel
        label={text('dialog.consent')}
        control={
          <Checkbox
            checked={value === true}
            onChange={event => onChange(event.target.checked)}
            slotProps={{ input: { ref } }}
          />
        }
      />
      {problem && <FieldMessage error={problem} />}
    </div>
  )
}

/** What the chosen plan costs, before anything begins. */
const PlanCost = ({ plansOf }: { plansOf: string }) => {
  const text = useTexts('casesScreen')
  const id = useWatch({ name: 'planId' }) as string
  const { data } = useGetOne<ShownPlanDetail>(
    plansOf,
    // A separate cache key: list rows have no cost.
    { id, meta: { detail: true } },
    { enabled: id !== '' },
  )
  if (!data) return null
  const { usual, least, most } = data.cost
  return (
    <p className={styles.cost}>
      {text('dialog.cost', { usual: formatPaise(usual), least: formatPaise(least), most: formatPaise(most) })}
    </p>
  )
}
