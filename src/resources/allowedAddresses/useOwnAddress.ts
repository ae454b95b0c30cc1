import { testIpAddress } from '../../../contracts/calls/ipAllowList.ts'
import { useCall } from '../../dataProvider/useCall.ts'

/** This browser's address as the server sees it, and what the gateway would say to it. */
export const useOwnAddress = () => useCall(testIpAddress, { query: {} })
