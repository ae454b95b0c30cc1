import { FileSpreadsheet, type LucideIcon, ScrollText, SquareCheck, UserRound } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminSearch.module.css'
import type { SearchHit } from './searchHits.ts'

const icons: Record<SearchHit['kind'], LucideIcon> = {
  user: UserRound,
  verification: SquareCheck,
  transfer: ScrollText,
  job: FileSpreadsheet,
}

/** One hit: what it is, its name, and what tells it from others. */
export const SearchHitOption = ({ hit, ...props }: HTMLAttributes<HTMLLIElement> & { hit: SearchHit }) => {
  const text = useTexts('admin')
  const Icon = icons[hit.kind]
  return (
    <li {...props}>
      <Icon size={16} aria-hidden="true" />
      <span className={styles.words}>
        <b>{hit.title}</b>
        <span>{hit.detail}</span>
      </span>
      <span className={styles.kind}>{text(`search.kind.${hit.kind}`)}</span>
    </li>
  )
}
