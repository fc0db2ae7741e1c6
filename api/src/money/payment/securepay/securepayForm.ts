import { withDecimals } from '@wayfare/shared';
import type { CardForm } from '../hosted/cardForm.js';

/** Where SecurePay's script is, below its API. */
const SCRIPT_PATH = '/v3/ui/client/securepay-ui.min.js';

/** Shows SecurePay's card fields in a frame of its own, which turn the card into a token. */
const SCRIPT = `(() => {
  const form = document.getElementById('card');
  const button = document.getElementById('pay');
  const { client, merchant, invalid, problem } = form.dataset;
  const show = (text) => { document.getElementById('problem').textContent = text; };
  if (!window.securePayUI) return show(problem);
  const file = document.querySelector('script[src]');
  file.id = 'securepay-ui-js';
  try {
    const ui = new securePayUI.init({
      containerId: 'fields',
      scriptId: file.id,
      clientId: client,
      merchantCode: merchant,
      card: {
        onTokeniseSuccess: ({ token }) => {
          form.elements.token.value = token;
          form.submit();
        },
        onTokeniseError: () => { show(invalid); button.disabled = false; },
      },
      onLoadComplete: () => { button.disabled = false; },
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      button.disabled = true;
      show('');
      ui.tokenise();
    });
  } catch {
    show(problem);
  }
})();`;

/** SecurePay's card form. Its script and its frame are on one host. */
export function securepayForm({
  clientId,
  merchantCode,
  url,
}: {
  clientId: string;
  merchantCode: string;
  url: string;
}): Pick<CardForm, 'page' | 'read'> {
  const { origin } = new URL(url);
  return {
    page: ({ amount, currency }) => ({
      scripts: [`${url}${SCRIPT_PATH}`],
      script: SCRIPT,
      data: { client: clientId, merchant: merchantCode, amount: withDecimals(amount, 2) ?? '', currency },
      hidden: ['token'],
      fields: [{ id: 'fields', label: 'card' }],
      allows: { frame: [origin], connect: [origin], image: [origin] },
    }),
    read: ({ token }) => (token && token.length <= 200 ? { token } : null),
  };
}
