import { historyRows } from './payfastHistory.js';
import { messageSignature, orderSignature, requestSignature } from './payfastSignature.js';

/** The message and signature in the tests of PayFast's own library; that account has no passphrase. */
const MESSAGE =
  'm_payment_id=000000020&pf_payment_id=1579137&payment_status=COMPLETE&item_name=Order+%23000000020&item_description=' +
  '&amount_gross=15.00&amount_fee=-2.30&amount_net=12.70&custom_str1=&custom_str2=&custom_str3=&custom_str4=&custom_str5=' +
  '&custom_int1=&custom_int2=&custom_int3=&custom_int4=&custom_int5=&name_first=Tom&name_last=Tom' +
  '&email_address=lindley%2Buser1%40appinlet.com&merchant_id=10027938&signature=4078bca2c8987e0e0c4e7230f2f46323';

describe('signatures', () => {
  it('of a message are those of PayFast’s own library', () => {
    const form = new URLSearchParams(MESSAGE);
    expect(messageSignature(form, '')).toBe(form.get('signature'));
    expect(messageSignature(form, 'a passphrase')).not.toBe(form.get('signature'));
  });

  it('leave out the empty fields of an order, but not its order of fields', () => {
    const signature = orderSignature({ b: "Rosa's (trip)", a: '' }, 'x');
    expect(signature).toBe(orderSignature({ b: "Rosa's (trip)" }, 'x'));
    expect(orderSignature({ a: '1', b: '2' }, 'x')).not.toBe(orderSignature({ b: '2', a: '1' }, 'x'));
    expect(requestSignature({ a: '1', b: '2' }, 'x')).toBe(requestSignature({ b: '2', a: '1' }, 'x'));
  });
});

describe('a history', () => {
  const head = 'Date,Type,Sign,Party,Currency,"Funding Type",Gross,Balance,"M Payment ID","PF Payment ID"';
  const row =
    '"2026-09-17 08:00:00",FUNDS_RECEIVED,CREDIT,"Alice ""A"", Ace",ZAR,CC,50.00,"22,574.02",abc,328827333';
  const expected = [
    { type: 'FUNDS_RECEIVED', currency: 'ZAR', gross: '50.00', attempt: 'abc', reference: '328827333' },
  ];

  it('is read from CSV, and from JSON around it', () => {
    const csv = `${head}\r\n${row}\r\n`;
    expect(historyRows(csv)).toEqual(expected);
    expect(historyRows(JSON.stringify({ response: csv }))).toEqual(expected);
    expect(historyRows(JSON.stringify({ code: 200, data: { response: `${head}\n${row}` } }))).toEqual(
      expected,
    );
    expect(historyRows(head)).toEqual([]);
  });

  it('is not read from anything else', () => {
    for (const text of ['', '<h1>Maintenance</h1>', '{"data":', 'Date,Type\n1,2', '"'])
      expect(historyRows(text)).toBeNull();
  });
});
