import { createFaq } from '../../public/create-faq';
import { readOptions } from '../../public/options';
import { mountAll } from '../../../../frontend/mount';

mountAll( 'faq', createFaq, readOptions );
