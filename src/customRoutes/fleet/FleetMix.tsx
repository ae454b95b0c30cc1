import type { FleetSummary } from '../../../contracts/calls/fleet.ts'
import { ageChoices, classChoices, fuelChoices } from '../../../contracts/fleet.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import type { FleetFilter } from '../../../contracts/resources/fleetVehicle.ts'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useStateName } from '../../resources/fleetVehicles/cells.tsx'
import { BarList } from './BarList.tsx'
import styles from './Fleet.module.css'
import { vehiclesPath } from './links.ts'

/** More states are behind "All vehicles". */
const MAX_STATES = 8

/** The fleet by fuel, class, age and state. */
export const FleetMix = ({ summary, group }: { summary: FleetSummary; group: string | undefined }) => {
  const text = useTexts('fleet')
  const locale = useLocale()
  const stateName = useStateName()
  const lines = <Name extends string>(
    shares: readonly { name: Name; count: number }[],
    nameOf: (name: Name) => string,
    filterOf: (name: Name) => FleetFilter,
  ) =>
    shares.map(({ name, count }) => ({
      id: name,
      name: nameOf(name),
      value: count,
      shown: formatCount(count),
      to: vehiclesPath({ ...filterOf(name), ...(group && { group }) }),
    }))
  const { fuels, classes, ages, states } = summary
  return (
    <Section title={text('mix.title')}>
      <div className={styles.mix}>
        <BarList
          title={text('mix.fuel')}
          lines={lines(
            fuels,
            name => fuelChoices[name].label[locale],
            name => ({ fuel: [name] }),
          )}
        />
        <BarList
          title={text('mix.vehicleClass')}
          lines={lines(
            classes,
            name => classChoices[name].label[locale],
            name => ({ vehicleClass: [name] }),
          )}
        />
        <BarList
          title={text('mix.age')}
          lines={lines(
            ages,
            name => ageChoices[name].label[locale],
            name => ({ age: [name] }),
          )}
        />
        <BarList
          title={text('mix.state')}
          lines={lines(states.slice(0, MAX_STATES), stateName, name => ({ state: [name] }))}
        />
      </div>
    </Section>
  )
}
