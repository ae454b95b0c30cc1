import { testIpAddress } from '../../../contracts/calls/ipAllowList.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'

/** This browser's address as the server sees it, and what the gateway would say to it. */
export const useCurrentIp = () => useCallQuery(testIpAddress, { query: {} })
