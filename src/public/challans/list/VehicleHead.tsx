import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ChallanLookup, readBrandToken } from '../../../../contracts/challans/challanSession.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SubHeader } from '../shared/SubHeader.tsx'
import { searchStartUrl } from '../shared/searchUrls.ts'
import { isPlainClick, pushQuery } from '../shared/useQueryParams.ts'
import { VehiclePlate } from '../shared/VehiclePlate.tsx'
import { responsiblePerson } from './challanItems.ts'
import styles from './VehicleHead.module.css'

/** The vehicle and its owner, with links back to the search and to the orders. */
export const VehicleHead = ({ lookup, under }: { lookup: ChallanLookup; under: ReactNode }) => {
  const text = useTexts('publicChallanList')
  const person = responsiblePerson(lookup.challans)
  const history = (
    <a
      className={styles.history}
      href={`${paths.challanDetails}?view=orders`}
      onClick={event => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        pushQuery({ view: 'orders' })
      }}
    >
      <History size={18} aria-hidden="true" />
      <span>{text('history')}</span>
    </a>
  )
  return (
    <SubHeader
      back={{ label: text('back'), href: searchStartUrl(readBrandToken(sessionStorage)) }}
      aside={history}
      under={under}
    >
      <div className={styles.who}>
        <h1 className={styles.title}>
          <VehiclePlate rcNo={lookup.rcNo} />
        </h1>
        {person && (
          <p className={styles.person}>
            <b>{person.name}</b>
            <span>{text(person.role)}</span>
          </p>
        )}
      </div>
    </SubHeader>
  )
}
