import { TextField } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { type BgcPackage, saveBgcPackage } from '../../../contracts/calls/bgc.ts'
import { bgcCheckNames, bgcChecks } from '../../../contracts/cases/bgc/checks.ts'
import { packageReviewers } from '../../../contracts/cases/bgc/packageInput.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'

interface PackageDialogProps {
  /** Its next version is saved; a new package without it. */
  edited?: BgcPackage
  onClose: () => void
}

const usual = {
  turnaroundDays: 15,
  noticeDays: 5,
  keepDays: 180,
  endsEarly: true,
  reviewedBy: 'employer' as const,
  checks: [] as string[],
}

/** Name, checks with what the law allows, and how long everything lasts. */
const PackageDialog = ({ edited, onClose }: PackageDialogProps) => {
  const text = useTexts('bgcScreen')
  const locale = useLocale()
  const { checks, turnaroundDays, noticeDays, keepDays, endsEarly, reviewedBy } = edited ?? usual
  return (
    <ActionDialog
      guard
      wide
      call={saveBgcPackage}
      title={edited ? text('packages.editTitle', { name: edited.name[locale] }) : text('packages.createTitle')}
      detail={edited && text('packages.editDetail')}
      fields={[
        { source: 'name', component: <NameInputs /> },
        {
          source: 'checks',
          kind: 'checkboxes',
          label: text('packages.checks'),
          choices: bgcCheckNames.map(value => ({
            value,
            label: bgcChecks[value].label[locale],
            detail: bgcChecks[value].lawful[locale],
          })),
        },
        {
          source: 'reviewedBy',
          kind: 'radio',
          label: text('packages.reviewedBy'),
          choices: packageReviewers.map(value => ({
            value,
            label: text(`packages.reviewers.${value}`),
            detail: text(`packages.reviewersDetail.${value}`),
          })),
        },
        {
          source: 'turnaroundDays',
          kind: 'number',
          half: true,
          label: text('packages.turnaroundDays'),
          hint: text('packages.turnaroundHint'),
        },
        {
          source: 'noticeDays',
          kind: 'number',
          half: true,
          label: text('packages.noticeDays'),
          hint: text('packages.noticeHint'),
        },
        {
          source: 'keepDays',
          kind: 'number',
          half: true,
          label: text('packages.keepDays'),
          hint: text('packages.keepHint'),
        },
        { source: 'endsEarly', kind: 'switch', label: text('packages.endsEarly') },
      ]}
      defaults={{
        name: edited?.name ?? { en: '', hi: '' },
        checks: [...checks],
        turnaroundDays,
        noticeDays,
        keepDays,
        endsEarly,
        reviewedBy,
      }}
      {...(edited && { body: { id: edited.id } })}
      confirm={text('packages.save')}
      done={text('packages.saved')}
      onClose={onClose}
    />
  )
}

export default PackageDialog

const NameInputs = () => {
  const text = useTexts('bgcScreen')
  const { register, formState } = useFormContext<{ name: { en: string; hi: string } }>()
  const problems = formState.errors.name
  return (
    <div className={styles.names}>
      {(['en', 'hi'] as const).map(language => (
        <TextField
          key={language}
          label={text(language === 'en' ? 'packages.nameEn' : 'packages.nameHi')}
          error={problems?.[language] !== undefined}
          helperText={problems?.[language]?.message}
          autoComplete="off"
          {...register(`name.${language}`)}
        />
      ))}
    </div>
  )
}
