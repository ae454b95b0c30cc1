import type { checkPages as en } from '../en/checkPages.ts'
import type { Texts } from '../types.ts'

export const checkPages = {
  again: 'फिर से जाँचें, %{price}',
  againShort: 'फिर से जाँचें',
  earlier: 'यही %{ago} जाँचा गया था',
  justNow: 'यही अभी-अभी जाँचा गया है',
  earlierFree: 'जवाब इसी पेज पर है। उसे देखना मुफ़्त है।',
  shortfall: {
    title: 'बैलेंस कम है',
    prepaid: '%{wallet} में %{left} हैं, और इसकी कीमत %{price} है।',
    postpaid: '%{wallet} की क्रेडिट सीमा में %{left} बचे हैं, और इसकी कीमत %{price} है।',
    owner: 'बैलेंस जोड़ने के लिए खाते के मालिक से कहें।',
  },
} satisfies Texts<typeof en>
