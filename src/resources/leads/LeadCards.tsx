import { LeadCard } from './LeadCard.tsx'
import styles from './Leads.module.css'
import type { LeadsShown } from './LeadTable.tsx'

/** Requests on a narrow screen. */
export const LeadCards = ({ leads, onDone }: LeadsShown) => (
  <ul className={styles.cards}>
    {leads.map(lead => (
      <LeadCard key={lead.id} lead={lead} onDone={onDone} />
    ))}
  </ul>
)
