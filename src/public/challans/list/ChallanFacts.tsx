import {
  Calendar,
  Copy,
  FileText,
  Gavel,
  Globe,
  ImageIcon,
  Landmark,
  type LucideIcon,
  MapPin,
  MapPinOff,
  Scale,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Challan } from '../../../../contracts/challans/challanFields.ts'
import type { ChallanRoute } from '../../../../contracts/challans/challans.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePublicToast } from '../shared/Toast.tsx'
import styles from './ChallanCard.module.css'

interface FactProps {
  icon: LucideIcon
  name: string
  children: ReactNode
}

const Fact = ({ icon: Icon, name, children }: FactProps) => (
  <li>
    <Icon size={16} aria-hidden="true" />
    <span className="hidden-text">{name}</span>
    {children}
  </li>
)

interface ChallanFactsProps {
  challan: Challan
  onImages: (challan: Challan) => void
}

/** The challan's number, date and place, its images if there are any (A87), and its source with the time of the lookup. */
export const ChallanFacts = ({ challan, onImages }: ChallanFactsProps) => {
  const text = useTexts('publicChallanList')
  const dates = useDateFormats()
  const { challanNo, dateChallan, locationChallan, imagesChallan, challan_search_source, fetchedAt } = challan
  return (
    <>
      <ul className={styles.factList}>
        <Fact icon={FileText} name={text('card.number')}>
          <code>{challanNo}</code>
          <CopyNumber number={challanNo} />
        </Fact>
        <Fact icon={Calendar} name={text('card.date')}>
          <span className="num">{dates.day(dateChallan)}</span>
        </Fact>
        {locationChallan && (
          <Fact icon={MapPin} name={text('card.place')}>
            <span>{locationChallan}</span>
          </Fact>
        )}
        {imagesChallan.length > 0 && (
          <li>
            <button type="button" className={styles.images} onClick={() => onImages(challan)}>
              <ImageIcon size={16} aria-hidden="true" />
              {imagesChallan.length === 1 ? text('card.image') : text('card.images', { count: imagesChallan.length })}
            </button>
          </li>
        )}
      </ul>
      <p className={styles.source}>
        {text('card.fetched', { source: challan_search_source, time: dates.full(fetchedAt) })}
      </p>
    </>
  )
}

const CopyNumber = ({ number }: { number: string }) => {
  const text = useTexts('publicChallanList')
  const say = usePublicToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      say(text('copied'))
    } catch {
      // Clipboard access is denied, or the page has no TLS. The number beside the button can be selected instead.
    }
  }
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={text('card.copy', { number })}
      onClick={() => void copy()}
    >
      <Copy size={16} aria-hidden="true" />
    </button>
  )
}

export const RouteChip = ({ route }: { route: ChallanRoute }) => {
  const text = useTexts('publicChallanList')
  return <ToneChip large {...routeStyles[route]} label={text(`route.${route}`)} />
}

/** Icons and tones of settlement routes (look.md, Payability). */
const routeStyles: Record<ChallanRoute, { tone: Tone; icon: LucideIcon }> = {
  online: { tone: 'success', icon: Globe },
  virtual_court: { tone: 'info', icon: Landmark },
  physical_court: { tone: 'warning', icon: Gavel },
  contested: { tone: 'neutral', icon: Scale },
  excluded_state: { tone: 'danger', icon: MapPinOff },
}
