/** First and last names, as diverse as the city. */
type Name = readonly [firstName: string, lastName: string];

const names = (text: string): Name[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [firstName, lastName] = line.trim().split(' / ');
      return [firstName as string, lastName as string];
    });

/** All drivers except driver@. */
export const driverNames = names(`
  Amara / Okafor
  Mohammed / Rahman
  Yusuf / Demir
  Gurpreet / Singh
  Wei / Zhang
  Carlos / Mendoza
  Ifeanyi / Nwosu
  Fatou / Diallo
  Tenzin / Dorje
  Olena / Kovalenko
  Rafael / Santos
  Khalid / Haddad
  Minh / Tran
  Sanjay / Patel
  Jean-Baptiste / Toussaint
  Marek / Nowak
  Abebe / Tesfaye
  Luis / Guzmán
  Nadia / Petrova
  Kwame / Mensah
  Bilal / Chaudhry
  Ana / Rodríguez
  Dimitris / Papadakis
  Rajesh / Gurung
  Omar / El-Sayed
  Svetlana / Ivanova
  Hyun-woo / Park
  Mamadou / Ba
  Patrick / O’Brien
  Ricardo / Alvarez
  Farid / Azizi
  Devon / Campbell
  Giorgi / Beridze
  Nimal / Perera
  Selam / Haile
  Tomás / Quispe
  Anwar / Hossain
  Zoran / Marković
  Leila / Karimi
`);

/** All riders except rider@. */
export const riderNames = names(`
  Emily / Carter
  James / Whitman
  Priya / Nair
  Sofia / Marino
  Hannah / Goldberg
  Malik / Johnson
  Chloé / Laurent
  Andre / Williams
  Yuki / Tanaka
  Isabella / Torres
  Noah / Bennett
  Aisha / Khan
  Liam / Murphy
  Grace / Kim
  Ethan / Rosen
  Valentina / Cruz
  Benjamin / Adler
  Zainab / Yusuf
  Oliver / Schmidt
  Camila / Vargas
  Samuel / Brooks
  Mei / Lin
  Jacob / Stein
  Nia / Robinson
  Lucas / Pereira
  Fatima / Alami
  Daniel / Cohen
  Ruth / Abebe
  Henry / Walsh
  Ananya / Iyer
  Gabriel / Fernández
  Olivia / Hughes
  Tariq / Aziz
  Elena / Popescu
  Mason / Reed
  Jin / Park
  Amelia / Foster
  Diego / Ramírez
  Naomi / Osei
  Leo / Rossi
  Charlotte / Evans
  Ibrahim / Sow
  Maria / Kowalska
  Caleb / Turner
  Lucía / Ortiz
  David / Nguyen
  Stella / Georgiou
  Marcus / Greene
  Ingrid / Larsen
  Arjun / Mehta
  Ella / Sullivan
  Kofi / Boateng
  Julia / Weiss
  Theo / Laurentis
  Rosa / Delgado
  Victor / Chang
  Simone / Baptiste
  Peter / Novak
  Layla / Mansour
`);
