import { Check } from 'lucide-react'
import type { Text } from '../../../contracts/text.ts'
import { useLocalize } from '../state.ts'
import styles from './BulletPoints.module.css'

export const BulletPoints = ({ points }: { points: readonly Text[] }) => {
  const localized = useLocalize()
  return (
    <ul className={styles.points}>
      {points.map((point, index) => (
        <li key={index}>
          <Check size={18} aria-hidden="true" />
          <span>{localized(point)}</span>
        </li>
      ))}
    </ul>
  )
}
