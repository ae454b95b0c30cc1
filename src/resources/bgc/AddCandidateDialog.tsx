import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { addBgcCandidate, type BgcPackage, listBgcPackages } from '../../../contracts/calls/bgc.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { locales } from '../../../contracts/platform/text.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { languageNames, useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Bgc.module.css'
import { indented, useLocations } from './useLocations.ts'

/** Package, person and language, with what it will cost. Opens the case. */
const AddCandidateDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('bgcScreen')
  const locale = useLocale()
  const navigate = useNavigate()
  const { data } = useCallQuery(listBgcPackages, {})
  const known = useLocations()
  if (!data || !known) return null
  const { packages } = data
  const { locations, isLimited } = known
  return (
    <ActionDialog
      guard
      call={addBgcCandidate}
      title={text('candidate.title')}
      fields={[
        {
          source: 'planId',
          kind: 'select',
          label: text('candidate.package'),
          choices: packages.map(({ id, name }) => ({ value: id, label: name[locale] })),
        },
        { source: 'name', label: text('candidate.name'), autoFocus: true },
        {
          source: 'email',
          kind: 'email',
          half: true,
          label: text('candidate.email'),
          hint: text('candidate.emailHint'),
        },
        { source: 'phone', kind: 'tel', half: true, label: text('candidate.phone'), hint: text('candidate.phoneHint') },
        {
          source: 'locale',
          kind: 'select',
          half: true,
          label: text('candidate.language'),
          choices: locales.map(value => ({ value, label: languageNames[value] })),
        },
        { source: 'reference', half: true, label: text('candidate.reference') },
        ...(locations.length > 0
          ? [
              {
                source: 'locationId' as const,
                kind: 'select' as const,
                label: text('locations.location'),
                choices: [
                  ...(isLimited ? [] : [{ value: '', label: text('locations.none') }]),
                  ...locations.map(one => ({ value: one.id, label: indented(one) })),
                ],
              },
            ]
          : []),
      ]}
      defaults={{ planId: packages[0]?.id ?? '', locale, locationId: isLimited ? (locations[0]?.id ?? '') : '' }}
      confirm={text('candidate.send')}
      done={text('candidate.sent')}
      onDone={({ id }) => void navigate(withId(paths.bgcDetail, id))}
      onClose={onClose}
    >
      <Cost packages={packages} />
    </ActionDialog>
  )
}

export default AddCandidateDialog

const Cost = ({ packages }: { packages: readonly BgcPackage[] }) => {
  const text = useTexts('bgcScreen')
  const id = useWatch({ name: 'planId' }) as string
  const chosen = packages.find(one => one.id === id)
  if (!chosen) return null
  const { least, most } = chosen.cost
  return (
    <p className={styles.note}>
      {text('candidate.consent')} {text('candidate.cost', { least: formatPaise(least), most: formatPaise(most) })}
    </p>
  )
}
