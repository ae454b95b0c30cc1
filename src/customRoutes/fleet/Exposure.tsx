import { Button } from '@mui/material'
import { useState } from 'react'
import type { FleetSummary } from '../../../contracts/calls/fleet.ts'
import { challanAgeChoices, payabilityChoices } from '../../../contracts/fleet.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { RecheckProps } from '../../resources/fleetVehicles/Recheck.tsx'
import { BarList } from './BarList.tsx'
import styles from './Fleet.module.css'
import { vehiclesPath } from './links.ts'

const Recheck = lazyPage<RecheckProps>(() => import('../../resources/fleetVehicles/Recheck.tsx'))

/** Fines that are pending, by age and by where they are payable. */
export const Exposure = ({ summary, group }: { summary: FleetSummary; group: string | undefined }) => {
  const text = useTexts('fleet')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const mayAct = useCanEdit()
  const { challans, vehicles } = summary
  const counted = (count: number) => text('challans.count', { smart_count: count, count: formatCount(count) })
  return (
    <Section
      title={text('challans.title')}
      aside={
        mayAct &&
        vehicles > 0 && (
          <Button size="small" onClick={() => setOpen(true)}>
            {text('recheck.challans')}
          </Button>
        )
      }
    >
      {challans.count === 0 ? (
        <p className={styles.quiet}>{text(challans.checked > 0 ? 'challans.none' : 'challans.unchecked')}</p>
      ) : (
        <div className={styles.mix}>
          <BarList
            title={text('challans.byAge')}
            lines={challans.byAge.map(({ age, count, paise }) => ({
              id: age,
              name: challanAgeChoices[age].label[locale],
              value: paise,
              shown: formatPaise(paise),
              note: counted(count),
              ...(count > 0 && { to: vehiclesPath({ challanAge: [age], ...(group && { group }) }) }),
            }))}
          />
          <BarList
            title={text('challans.byPayability')}
            lines={challans.byPayability.map(({ payability, count, paise }) => ({
              id: payability,
              name: payabilityChoices[payability].label[locale],
              value: paise,
              shown: formatPaise(paise),
              note: counted(count),
              to: vehiclesPath({ challans: 'pending', ...(group && { group }) }),
            }))}
          />
        </div>
      )}
      {open && <Recheck of="all" group={group} first="challans" count={vehicles} onClose={() => setOpen(false)} />}
    </Section>
  )
}
