import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/platform/paths.ts'

interface ClientLinkProps {
  record: { clientId: string | null; client: string | null }
}

/** The white-label client of a row; links to its page. */
export const ClientLink = ({ record: { clientId, client } }: ClientLinkProps) =>
  clientId && client ? (
    <Link
      to={withId(paths.adminClientDetails, clientId)}
      title={client}
      // A click on the row would open it as well.
      onClick={event => event.stopPropagation()}
    >
      {client}
    </Link>
  ) : (
    '-'
  )
