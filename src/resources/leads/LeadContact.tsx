import type { Lead } from '../../../contracts/resources/lead.ts'
import styles from './Leads.module.css'

/** What the person left in order to be called: both can be pressed. */
export const LeadContact = ({ lead: { phone, email } }: { lead: Lead }) => (
  <span className={styles.contact}>
    <a className="num" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {phone}
    </a>
    <a href={`mailto:${email}`} title={email}>
      {email}
    </a>
  </span>
)
