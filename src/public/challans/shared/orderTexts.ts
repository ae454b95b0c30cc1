import { publicChallanOrders as en } from '../../../../contracts/messages/en/publicChallanOrders.ts'
import { publicChallanOrders as hi } from '../../../../contracts/messages/hi/publicChallanOrders.ts'
import { usePublicTexts } from '../../state.ts'

export const orderTexts = { en, hi }

export const useOrderTexts = () => usePublicTexts(orderTexts)
