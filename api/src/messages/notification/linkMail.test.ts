import { linkMail } from './linkMail.js';

const parts = {
  locale: 'ar',
  subject: 'Hello\r\nBcc: everybody@example.com',
  greeting: 'Hello <img src=x onerror="alert(1)">!',
  text: 'Please & thank you.',
  link: { text: 'Open "it"', url: 'https://ride.example/login/reset?token=a&b="' },
  closing: '</body>',
};

it('has the same content as text and HTML, escapes user input, and has a one-line subject', () => {
  const { subject, text, html } = linkMail(parts);
  expect(subject).toBe('Hello Bcc: everybody@example.com');
  expect(text).toContain('Hello <img src=x onerror="alert(1)">!');
  expect(text).toContain('Open "it": https://ride.example/login/reset?token=a&b="');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<p>Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt;!</p>');
  expect(html).toContain(
    '<a href="https://ride.example/login/reset?token=a&amp;b=&quot;">Open &quot;it&quot;</a>',
  );
  expect(html).toContain('<p>&lt;/body&gt;</p>');
});
