import { Notification } from 'react-admin'

/** The messages at the foot of the page; they load after it. */
export default Notification
