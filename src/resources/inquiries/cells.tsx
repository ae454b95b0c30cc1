import type { ShownInquiry } from '../../../contracts/inquiries/shown.ts'

/** What an inquiry began with. */
export const About = ({ record: { about } }: { record: ShownInquiry }) => (
  <span className="mono">{about.length > 0 ? about.join(', ') : '-'}</span>
)
